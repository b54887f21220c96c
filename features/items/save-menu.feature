@memory
Feature: Giving up changes
  What was given up can be had back for a while.

  Background:
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"

  Scenario: Everything is as it was
    When she gives up the changes
    Then "name" is "railways"
    And she is told "Changes discarded"
    And she cannot save, for "There is nothing to save"

  @browser
  Scenario: And can be had back
    When she gives up the changes
    And she takes that back
    Then "name" is "rails"
    And she can save
