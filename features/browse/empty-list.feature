@memory
Feature: A collection without items

  Background:
    Given there are no "newsletters"
    And Clara has signed in
    And she has gone to "Newsletters"

  Scenario: It says that there is nothing yet
    Then she sees the message "Nothing here yet"
    And she can create an item

  @browser
  Scenario: From there to the first item
    When she starts a new item
    Then she is at a new item of "newsletters"
