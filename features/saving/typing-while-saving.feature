@browser @server
Feature: Typing during a save
  Edits made while a save is running are kept.

  Background:
    Given Clara has signed in

  Scenario: Edits during creation stay in the form of the new item
    Given she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    And the server takes 1200 ms to answer
    When she saves and stays
    And she changes "name" to "volcanoes, and more"
    Then she is at item "34" of "tags"
    And she sees the message "Changes made while saving are not saved yet"
    And "name" is "volcanoes, and more"
    And she can save

  Scenario: Edits during a save keep the item open
    Given she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    And the server takes 700 ms to answer
    When she saves
    And she changes "slug" to "by-rail"
    Then she sees the message "Changes made while saving are not saved yet"
    And she is at item "3" of "tags"
    And "slug" is "by-rail"
