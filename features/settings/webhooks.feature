@memory @browser
Feature: Webhooks

  Background:
    Given Ines has signed in
    And she opens the address "/settings/webhooks/+"
    And she has changed "name" to "Rebuild the site"
    And she has changed "url" to "https://hooks.example/build"

  Scenario: A webhook without actions cannot be saved
    When she saves
    Then "actions" has the error "Value is required"
    And the address is "/settings/webhooks/+"

  Scenario: An administrator creates, changes and deletes a webhook
    When she ticks "Update" for "actions"
    And she ticks "Articles" for "collections"
    And she saves
    Then the address is "/settings/webhooks"
    When she opens the item "1"
    Then "name" is "Rebuild the site"
    When she changes "name" to "Rebuild the shop"
    And she saves
    And she opens the item "1"
    Then "name" is "Rebuild the shop"
    When she deletes the item
    Then the address is "/settings/webhooks"
