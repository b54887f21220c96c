@memory
Feature: Setting up two-factor authentication
  Users turn on two-factor authentication in their own record, with their password and a code of their app.

  Background:
    Given Ines has opened the application
    And Ines signs in

  @browser
  Scenario: Password and code turn it on, and the next sign-in needs a code
    When Ines sets up two-factor authentication with the password "northlight"
    And she confirms it with the current code of the shown secret
    Then two-factor authentication is on
    When she signs out
    And Ines signs in
    Then she is asked for a one-time code

  Scenario: A wrong password shows no secret
    When Ines sets up two-factor authentication with the password "southlight"
    Then the set-up fails with "Wrong password"
    And no secret is shown

  Scenario: A wrong code can be corrected
    When Ines sets up two-factor authentication with the password "northlight"
    And she confirms it with the code "000000"
    Then the set-up fails with "Wrong code. Enter the code that the app shows now."
    And two-factor authentication is off
    When she confirms it with the current code of the shown secret
    Then two-factor authentication is on

  Scenario: Cancelling changes nothing
    When Ines sets up two-factor authentication with the password "northlight"
    And she cancels the set-up
    Then no secret is shown
    And two-factor authentication is off

  Scenario: A code turns it off
    When Ines sets up two-factor authentication with the password "northlight"
    And she confirms it with the current code of the shown secret
    And she turns two-factor authentication off with the current code
    Then two-factor authentication is off

  @browser
  Scenario: Administrators cannot set it up for others
    When she opens the two-factor authentication of Clara
    Then it is disabled, because "Only the owner of the account can turn this on or off"
