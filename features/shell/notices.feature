@memory
Feature: The last messages

  @browser
  Scenario: Whoever looked away finds the last four, the newest first
    Given Clara has signed in
    And she has begun a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    When she saves and stays
    Then she is told "Item created"
    When she changes "name" to "vents"
    And she saves and stays
    Then she cannot save, for "There is nothing to save"
    When she changes "name" to "craters"
    And she saves and stays
    Then she cannot save, for "There is nothing to save"
    When she changes "name" to "lava"
    And she saves and stays
    Then she cannot save, for "There is nothing to save"
    When she deletes the item
    Then she is at the list "tags"
    When she asks for the last messages
    Then the last messages are "Item deleted, Item updated, Item updated, Item updated"

  Scenario: The next person does not read them
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When she saves
    Then she is told "Item updated"
    When she signs out
    And Jun signs in
    Then he is at the overview
    When he asks for the last messages
    Then nothing has been said to him
