Feature: Deleting an item

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"

  @memory @browser
  Scenario: A deleted item disappears from its list
    When she deletes the item
    Then she is at the list "tags"
    And she sees the message "“railways” deleted"
    And the item "3" is not listed
    And she sees "1–25 of 32"

  @memory
  Scenario: Cancelling the deletion changes nothing
    When she starts to delete the item and cancels
    Then she is at item "3" of "tags"
    When she goes to "Tags"
    Then she sees "1–25 of 33"

  @memory
  Scenario: An item with unsaved changes is deleted without saving
    Given she has changed "name" to "rails"
    When she deletes the item
    Then she is at the list "tags"
    And she sees "1–25 of 32"
