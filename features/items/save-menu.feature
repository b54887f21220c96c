@memory
Feature: Giving up changes
  What was given up can be had back for a while.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  Scenario: Everything is as it was
    When she discards the changes
    Then "name" is "railways"
    And she sees the message "Changes discarded"
    And she cannot save: "There is nothing to save"

  @browser
  Scenario: And can be had back
    When she discards the changes
    And she undoes the last action
    Then "name" is "rails"
    And she can save
