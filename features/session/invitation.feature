@memory
Feature: Accepting an invitation

  Background:
    Given "sofia.berg@northlight.example" has been invited as "Editor"

  @browser @server
  Scenario: An invited user sets a password and signs in
    When the visitor follows the link mailed to "sofia.berg@northlight.example"
    Then the visitor is at the invitation page
    And the email address in the form is "sofia.berg@northlight.example"
    When the visitor chooses the password "eastlight"
    Then the visitor sees the message "Your account is ready"
    When the visitor opens the address "/login"
    And the visitor signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then the visitor is at the overview

  Scenario: An invitation can be used only once
    When the visitor follows the link mailed to "sofia.berg@northlight.example"
    And the visitor chooses the password "eastlight"
    Then the visitor sees the message "Your account is ready"
    When the visitor follows the link mailed to "sofia.berg@northlight.example"
    And the visitor chooses the password "westlight"
    Then the visitor sees the message "The link has expired or was already used. Request a new one."
    When the visitor opens the address "/login"
    And the visitor signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then the visitor is at the overview

  Scenario: An invited user cannot sign in before accepting
    Given the visitor has opened the application
    When the visitor signs in as "sofia.berg@northlight.example" with the password "eastlight"
    Then the visitor sees the message "Wrong email or password"

  Scenario Outline: An invitation that is <defect> is rejected
    When the visitor follows an invitation that is <defect>
    And the visitor chooses the password "eastlight"
    Then the visitor sees the message "The link has expired or was already used. Request a new one."
    And the visitor is at the invitation page

    Examples:
      | defect      |
      | forged      |
      | altered     |
      | oversized   |
      | malformed   |
      | empty       |
