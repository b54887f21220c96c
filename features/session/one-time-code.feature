@memory
Feature: Signing in with a one-time code
  Who has protected the account with an authenticator app is asked for its code, once the password is right.

  Background:
    Given Clara uses one-time codes
    And Clara has opened the application

  Scenario: Nobody is asked before the account is known
    Then she is not asked for a one-time code

  @browser
  Scenario: The right password leads to the question for the code, and the code leads in
    When Clara signs in
    Then she is asked for a one-time code
    When she enters the current one-time code
    Then she is at the overview

  Scenario: A wrong code is told, and the next one still counts
    When Clara signs in
    And she enters the one-time code "abcdef"
    Then she sees the message "Wrong one-time password"
    And she is asked for a one-time code
    When she enters the current one-time code
    Then she is at the overview

  Scenario: A wrong password asks for no code
    When Clara signs in with the password "southlight"
    Then she sees the message "Wrong username or password"
    And she is not asked for a one-time code

  Scenario: Another address takes the question back
    When Clara signs in
    Then she is asked for a one-time code
    When she corrects the email address to "jun.takeda@northlight.example"
    Then she is not asked for a one-time code
    And she does not see the message "Wrong one-time password"
    When Jun signs in
    Then he is at the overview
