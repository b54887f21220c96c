@memory
Feature: Empty collection

  Background:
    Given there are no "newsletters"
    And Clara has signed in
    And she has gone to "Newsletters"

  Scenario: An empty list offers to create an item
    Then she sees the message "No items yet"
    And she can create an item

  @browser
  Scenario: The empty state opens the form of a new item
    When she starts a new item
    Then she is at a new item of "newsletters"
