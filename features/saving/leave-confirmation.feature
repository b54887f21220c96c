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

  Scenario: Saving in the dialog leads to the page that was chosen
    Given she has changed "name" to "rails"
    When she goes to "Sections"
    And she chooses to save before leaving
    Then she is at the list "sections"
    When she goes to "Tags"
    Then the item "3" has the "Name" "rails"

  Scenario: A new item is saved before the page is left
    When she goes to "Tags"
    And she starts a new item
    And she has changed "name" to "rails"
    And she has changed "slug" to "rails"
    And she goes to "Sections"
    And she chooses to save before leaving
    Then she is at the list "sections"

  Scenario: The page stays when it cannot be saved in the dialog
    When she goes to "Tags"
    And she starts a new item
    And she has changed "name" to "rails"
    And she goes to "Sections"
    And she chooses to save before leaving
    Then "slug" has the error "Value is required"
    And she is at a new item of "tags"
