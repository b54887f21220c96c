@memory
Feature: Signing in with a one-time code
  An account with an authenticator app needs its code after the correct password.

  Background:
    Given Clara uses one-time codes
    And Clara has opened the application

  Scenario: The code is not requested before the password
    Then she is not asked for a one-time code

  @browser
  Scenario: The correct password and code sign in
    When Clara signs in
    Then she is asked for a one-time code
    When she enters the current one-time code
    Then she is at the overview

  Scenario: A wrong code is rejected and the next one accepted
    When Clara signs in
    And she enters the one-time code "abcdef"
    Then she sees the message "Wrong one-time password"
    And she is asked for a one-time code
    When she enters the current one-time code
    Then she is at the overview

  Scenario: A wrong password does not request a code
    When Clara signs in with the password "southlight"
    Then she sees the message "Wrong email or password"
    And she is not asked for a one-time code

  Scenario: Changing the address withdraws the request for a code
    When Clara signs in
    Then she is asked for a one-time code
    When she corrects the email address to "jun.takeda@northlight.example"
    Then she is not asked for a one-time code
    And she does not see the message "Wrong one-time password"
    When Jun signs in
    Then he is at the overview
