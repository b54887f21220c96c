@memory
Feature: Accepting an invitation

  Background:
    Given "sofia.berg@northlight.example" has been invited as "Editor"

  @browser @server
  Scenario: The invited choose a password, and are in with it
    When the visitor follows the link mailed to "sofia.berg@northlight.example"
    Then the visitor is at the invitation page
    And the email address in the form is "sofia.berg@northlight.example"
    When the visitor chooses the password "eastlight"
    Then the visitor sees the message "Your account is ready"
    When the visitor opens the address "/login"
    And the visitor signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then the visitor is at the overview

  Scenario: An invitation is good for one time
    When the visitor follows the link mailed to "sofia.berg@northlight.example"
    And the visitor chooses the password "eastlight"
    Then the visitor sees the message "Your account is ready"
    When the visitor follows the link mailed to "sofia.berg@northlight.example"
    And the visitor chooses the password "westlight"
    Then the visitor sees the message "The link may be too old or used up. Ask for a new one."
    When the visitor opens the address "/login"
    And the visitor signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then the visitor is at the overview

  Scenario: Who has not accepted yet is not in
    Given the visitor has opened the application
    When the visitor signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then the visitor sees the message "Wrong username or password"

  Scenario Outline: An invitation that is <defect> lets nobody in, and breaks nothing
    When the visitor follows an invitation that is <defect>
    And the visitor chooses the password "eastlight"
    Then the visitor sees the message "The link may be too old or used up. Ask for a new one."
    And the visitor is at the invitation page

    Examples:
      | defect      |
      | forged      |
      | altered     |
      | oversized   |
      | malformed   |
      | empty       |
