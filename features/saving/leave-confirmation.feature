@browser
Feature: Confirmation before leaving a changed form
  Every way of leaving a form with unsaved changes asks for confirmation.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"

  Scenario: Signing out with unsaved changes asks for confirmation
    Given she has changed "name" to "rails"
    When she signs out
    Then she sees the message "Unsaved changes"
    When she chooses to keep editing
    Then "name" is "rails"
    And she is at item "3" of "tags"

  Scenario: Confirming signs out without saving
    Given she has changed "name" to "rails"
    When she signs out
    And she chooses to discard the changes
    Then she is at the sign-in page

  Scenario: Opening a bookmark with unsaved changes asks for confirmation
    Given she has changed "name" to "rails"
    When she goes to "Winter issue"
    Then she sees the message "Unsaved changes"
    When she chooses to keep editing
    Then "name" is "rails"

  Scenario: Leaving through the command palette asks for confirmation
    Given she has changed "name" to "rails"
    When she searches the command palette for "Sections"
    And she chooses "Sections" in the command palette
    Then she sees the message "Unsaved changes"
    When she chooses to discard the changes
    Then she is at the list "sections"

  Scenario: Leaving an unchanged form does not ask
    Given she has changed "name" to "rails"
    And she has changed "name" to "railways"
    When she goes to "Sections"
    Then she is at the list "sections"
