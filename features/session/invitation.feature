@memory
Feature: Accepting an invitation

  Background:
    Given "sofia.berg@northlight.example" has been invited as "Editor"

  @browser @server
  Scenario: The invited choose a password, and are in with it
    When somebody follows the link mailed to "sofia.berg@northlight.example"
    Then somebody is at the page for the invited
    And the email address in the form is "sofia.berg@northlight.example"
    When somebody chooses the password "eastlight"
    Then somebody sees the message "Your account is ready"
    When somebody opens the address "/login"
    And somebody signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then somebody is at the overview

  Scenario: An invitation is good for one time
    When somebody follows the link mailed to "sofia.berg@northlight.example"
    And somebody chooses the password "eastlight"
    Then somebody sees the message "Your account is ready"
    When somebody follows the link mailed to "sofia.berg@northlight.example"
    And somebody chooses the password "westlight"
    Then somebody sees the message "The link may be too old or used up. Ask for a new one."
    When somebody opens the address "/login"
    And somebody signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then somebody is at the overview

  Scenario: Who has not accepted yet is not in
    Given somebody has opened the application
    When somebody signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then somebody sees the message "Wrong username or password"

  Scenario Outline: An invitation that is <spoiled> lets nobody in, and breaks nothing
    When somebody follows an invitation that is <spoiled>
    And somebody chooses the password "eastlight"
    Then somebody sees the message "The link may be too old or used up. Ask for a new one."
    And somebody is at the page for the invited

    Examples:
      | spoiled     |
      | forged      |
      | rewritten   |
      | huge        |
      | nonsensical |
      | empty       |
