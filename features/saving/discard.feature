@memory
Feature: Discarding changes
  Discarded changes can be restored while the notification is shown.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  Scenario: Discarding restores the saved values
    When she discards the changes
    Then "name" is "railways"
    And she sees the message "Changes discarded"
    And she cannot save: "There is nothing to save"

  @browser
  Scenario: Undoing restores the discarded changes
    When she discards the changes
    And she undoes the last action
    Then "name" is "rails"
    And she can save
