@memory
Feature: Going on as oneself
  Who is in already and comes to the sign-in page is asked whether to go on.

  Background:
    Given Clara has signed in
    And she has gone to "Tags"
    And she waits for a moment
    When she opens the address "/login"
    Then she is at the welcome page
    And she is greeted as "Clara Voss"

  @browser
  Scenario: Going on leads to where she was last
    When she continues as the greeted user
    Then she is at the list "tags"

  @browser
  Scenario: Somebody else signs out first
    When she chooses to sign in as another user
    Then she is at the sign-in page
    And she sees the message "Signed out"
    When Jun signs in
    Then he is at the overview

  Scenario: The front door greets her as well
    When she opens the address "/"
    Then she is at the welcome page
