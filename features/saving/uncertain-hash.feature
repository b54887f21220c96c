@memory
Feature: Hashes in writes without an answer
  The server never shows what was hashed, so the revision of the write tells whether it was saved.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"
    And she has changed "seal" to "a new seal"
    When the answers to writes are lost
    And she saves
    Then she sees the message "No response from the server"

  Scenario: Checking the server shows that a hash was saved
    When the connection is restored
    And she checks the server
    Then she sees the message "The server has received the change"
    And she cannot save: "There is nothing to save"

  Scenario: Saving again sends nothing and does not ask about the own change
    When the connection is restored
    And she saves
    Then she is at the list "specimens"
    And 1 item is sent to "specimens"
