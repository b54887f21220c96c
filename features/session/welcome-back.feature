@memory
Feature: Continuing a session
  A signed-in user who opens the sign-in page is asked whether to continue.

  Background:
    Given Clara has signed in
    And she has gone to "Tags"
    And she waits for a moment
    When she opens the address "/login"
    Then she is at the welcome page
    And she is greeted as "Clara Voss"

  @browser
  Scenario: Continuing opens the last page
    When she continues as the greeted user
    Then she is at the list "tags"

  @browser
  Scenario: Signing in as another user signs out first
    When she chooses to sign in as another user
    Then she is at the sign-in page
    And she sees the message "Signed out"
    When Jun signs in
    Then he is at the overview

  Scenario: The root address shows the welcome page
    When she opens the address "/"
    Then she is at the welcome page
