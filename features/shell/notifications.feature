@memory
Feature: Notification list

  @browser
  Scenario: The list shows the last four notifications, newest first
    Given Clara has signed in
    And she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    When she saves and stays
    Then she sees the message "“volcanoes” created"
    When she changes "name" to "vents"
    And she saves and stays
    Then she cannot save: "There is nothing to save"
    When she changes "name" to "craters"
    And she saves and stays
    Then she cannot save: "There is nothing to save"
    When she changes "name" to "lava"
    And she saves and stays
    Then she cannot save: "There is nothing to save"
    When she deletes the item
    Then she is at the list "tags"
    When she opens the notification list
    Then the latest notifications are "“lava” deleted, “lava” saved, “craters” saved, “vents” saved"

  Scenario: Signing out clears the notifications
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When she saves
    Then she sees the message "“rails” saved"
    When she signs out
    And Jun signs in
    Then he is at the overview
    When he opens the notification list
    Then the notification list is empty
