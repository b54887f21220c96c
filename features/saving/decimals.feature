@memory
Feature: Decimals in another notation
  Databases answer a price with all decimals of its column: 9.50, whether 9.5 or 9.50 was typed.

  Background:
    Given Clara has signed in
    And she has opened the item "1" of "Issues"

  Scenario: The price that the item has is no change
    When she changes "price" to "9.5"
    Then she cannot save: "There is nothing to save"

  Scenario: The same price entered by two users is no conflict
    When she changes "price" to "12.5"
    And another user changes "price" of "1" in "issues" to "12.500"
    And she saves and stays
    Then "price" is "12.50"
    And she cannot save: "There is nothing to save"

  Scenario: A price saved without an answer counts as saved
    When she changes "price" to "12.5"
    And the answers to writes are lost
    And she saves
    Then she sees the message "No response from the server"
    When the connection is restored
    And she checks the server
    Then she sees the message "The server has received the change"
    And she cannot save: "There is nothing to save"

  Scenario: A price saved without an answer is not offered for recovery
    When she changes "price" to "12.5"
    And the answers to writes are lost
    And she saves
    Then she sees the message "No response from the server"
    When the connection is restored
    And the page crashes
    Then "price" is "12.50"
    And she is offered no unsaved changes
