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

  Scenario: The draft is kept, and offered when the item is opened again
    And she sees the message "Your edits are kept on this device as a draft. You can leave now and continue later."
    When she chooses to keep the draft
    Then she is at the list "sections"
    When she has opened the item "3" of "Tags"
    Then she is offered unsaved changes of "Name"
    When she restores the unsaved changes
    Then "name" is "rails"

  Scenario: Discarded changes are not offered again
    When she chooses to discard the changes
    Then she is at the list "sections"
    When she has opened the item "3" of "Tags"
    Then "name" is "railways"
    And she is offered no unsaved changes
