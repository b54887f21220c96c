Feature: Writes without an answer
  A write whose answer is lost is verified and never repeated blindly.

  Background:
    Given Clara has signed in

  @memory @browser @server
  Scenario: Checking the server shows that the changes were saved
    Given she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When the answers to writes are lost
    And she saves
    Then she sees the message "No response from the server"
    And "name" is "rails"
    When the connection is restored
    And she checks the server
    Then she sees the message "The server has received the change"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Saving again does not repeat a saved write
    Given she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When the answers to writes are lost
    And she saves
    And the connection is restored
    And she saves
    Then she is at the list "tags"
    And 1 item is sent to "tags"

  @memory
  Scenario: A new item is not created twice
    Given she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    When the answers to writes are lost
    And she saves
    Then she sees the message "No response from the server"
    When the connection is restored
    And she saves
    Then she sees the message "A matching item exists"
    And "name" is "volcanoes"
    When she opens the address "/collections/tags"
    Then she sees "1–25 of 34"

  @memory
  Scenario: A new item is not created twice after a crash
    Given she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    When the answers to writes are lost
    And she saves
    Then she sees the message "No response from the server"
    When the connection is restored
    And the page crashes
    And she restores the unsaved changes
    And she saves
    Then she sees the message "A matching item exists"
    When she opens the address "/collections/tags"
    Then she sees "1–25 of 34"
