Feature: A value as the text it is

  Background:
    Given Clara has signed in

  @memory
  Scenario: A number is written as text and becomes a number
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "words"
    And she types "2100" as the raw value
    And she applies the raw value
    Then the raw value is closed
    And "words" is "2100"

  @memory
  Scenario: A text that is no number is told and stays
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "words"
    And she types "two thousand" as the raw value
    Then the raw value has the error "This is not a number. Your text stays here until you change it."
    When she closes the raw value
    Then the raw value is closed
    When she chooses "Edit raw value" in the menu of "words"
    Then the raw value is "two thousand"

  @memory @browser
  Scenario: JSON that breaks off is told with its place
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "meta"
    And she types "{" as the raw value
    Then the raw value has the error "Not valid JSON: it ends too early (line 1, column 2)"
    When she types "{}" as the raw value
    And she applies the raw value
    Then "meta" is marked as edited

  @memory
  Scenario: A list is written as JSON
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "keywords"
    And she types '["salt", "roads"]' as the raw value
    And she applies the raw value
    Then "keywords" is marked as edited

  @memory
  Scenario: A read-only value is only looked at
    Given she has opened the item "3" of "Articles"
    When she chooses "Show raw value" in the menu of "views"
    And she types "1" as the raw value
    Then "views" is not marked as edited

  @memory
  Scenario: A text that was left and not taken over keeps the item from being saved without it
    Given she has opened the item "3" of "Tags"
    When she chooses "Edit raw value" in the menu of "name"
    And she types "trains" as the raw value
    And she closes the raw value
    Then "name" is "railways"
    And "name" is marked as edited
    And she cannot save: "A field holds text that cannot be saved yet"
    When she chooses "Edit raw value" in the menu of "name"
    And she applies the raw value
    Then "name" is "trains"
    And she can save

  @memory @browser
  Scenario: A text that was not taken over outlives its page
    Given she has opened the item "3" of "Tags"
    When she chooses "Edit raw value" in the menu of "name"
    And she types "trains" as the raw value
    And the page crashes
    Then she is offered unsaved changes of "Name"
    When she restores the unsaved changes
    Then "name" is "railways"
    When she chooses "Edit raw value" in the menu of "name"
    Then the raw value is "trains"
