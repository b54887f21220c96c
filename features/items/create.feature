Feature: Creating an item

  Background:
    Given Clara has signed in

  @memory
  Scenario: A new item appears in its list
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she changes "slug" to "volcanoes"
    And she saves
    Then she is at the list "tags"
    And she sees the message "“volcanoes” created"
    And she sees "1–25 of 34"

  @memory @browser
  Scenario: Saving and staying opens the address of the new item
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she changes "slug" to "volcanoes"
    And she saves and stays
    Then she is at item "34" of "tags"
    And "name" is "volcanoes"

  @memory
  Scenario: Saving and starting another opens an empty form
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she changes "slug" to "volcanoes"
    And she saves and starts another
    Then she sees the message "“volcanoes” created"
    And she is at a new item of "tags"
    And "name" is ""

  @memory @browser
  Scenario: A missing required value is reported at its field
    Given she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she saves
    Then "slug" has the error "Value is required"
    And "name" is "volcanoes"

  @memory
  Scenario: A duplicate value is rejected
    Given she has started a new item of "Tags"
    When she changes "name" to "ferries"
    And she changes "slug" to "volcanoes"
    And she saves
    Then "name" has the error "Already in use. Choose another."

  @memory
  Scenario: A new item begins with the defaults of its fields
    Given she has started a new item of "Authors"
    Then "active" is switched on
