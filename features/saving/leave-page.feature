@browser
Feature: Leaving with unsaved changes

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When she goes to "Sections"
    Then she sees the message "Unsaved changes"

  Scenario: Keep editing stays at the item with the changes
    When she chooses to keep editing
    Then she is at item "3" of "tags"
    And "name" is "rails"

  Scenario: Discard leaves the item without the changes
    When she chooses to discard the changes
    Then she is at the list "sections"
    When she goes to "Tags"
    Then the item "3" has the "Name" "railways"

  Scenario: Discarded changes are not offered again
    When she chooses to discard the changes
    Then she is at the list "sections"
    When she has opened the item "3" of "Tags"
    Then "name" is "railways"
    And she is offered no unsaved changes
