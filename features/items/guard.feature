@browser
Feature: Nothing is left behind unasked
  Whichever way somebody leaves, edits are given up only when they say so.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"

  Scenario: Signing out asks first
    Given she has changed "name" to "rails"
    When she signs out
    Then she sees the message "Unsaved changes"
    When she chooses to keep editing
    Then "name" is "rails"
    And she is at item "3" of "tags"

  Scenario: Signing out after all
    Given she has changed "name" to "rails"
    When she signs out
    And she chooses to discard the changes
    Then she is at the sign-in page

  Scenario: A bookmark asks first
    Given she has changed "name" to "rails"
    When she goes to "Winter issue"
    Then she sees the message "Unsaved changes"
    When she chooses to keep editing
    Then "name" is "rails"

  Scenario: The command palette asks first
    Given she has changed "name" to "rails"
    When she searches the command palette for "Sections"
    And she chooses "Sections" in the command palette
    Then she sees the message "Unsaved changes"
    When she chooses to discard the changes
    Then she is at the list "sections"

  Scenario: Nothing is asked when nothing is edited
    Given she has changed "name" to "rails"
    And she has changed "name" to "railways"
    When she goes to "Sections"
    Then she is at the list "sections"
