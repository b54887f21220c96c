Feature: Raw values

  Background:
    Given Clara has signed in

  @memory
  Scenario: A raw text is applied as a number
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "words"
    And she types "2100" as the raw value
    And she applies the raw value
    Then the raw value is closed
    And "words" is "2100"

  @memory
  Scenario: An invalid number is reported and kept as raw text
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "words"
    And she types "two thousand" as the raw value
    Then the raw value has the error "Enter a number such as 1234. Your text stays here until you change it."
    When she closes the raw value
    Then the raw value is closed
    When she chooses "Edit raw value" in the menu of "words"
    Then the raw value is "two thousand"

  @memory @browser
  Scenario: Invalid JSON is reported with its position
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "meta"
    And she types "{" as the raw value
    Then the raw value has the error "Not valid JSON: the text ends too early (line 1, column 2)"
    When she types "{}" as the raw value
    And she applies the raw value
    Then "meta" is marked as edited

  @memory
  Scenario: A list is entered as JSON
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "keywords"
    And she types '["salt", "roads"]' as the raw value
    And she applies the raw value
    Then "keywords" is marked as edited

  @memory
  Scenario: The raw value of a read-only field cannot be changed
    Given she has opened the item "3" of "Articles"
    When she chooses "Show raw value" in the menu of "views"
    And she types "1" as the raw value
    Then "views" is not marked as edited

  @memory
  Scenario: A raw text that is not applied blocks saving
    Given she has opened the item "3" of "Tags"
    When she chooses "Edit raw value" in the menu of "name"
    And she types "trains" as the raw value
    And she closes the raw value
    Then "name" is "railways"
    And "name" is marked as edited
    And she cannot save: "A field contains text that can't be saved yet"
    When she chooses "Edit raw value" in the menu of "name"
    And she applies the raw value
    Then "name" is "trains"
    And she can save

  @memory
  Scenario: A raw text that is not applied is restored after a crash
    Given she has opened the item "3" of "Tags"
    When she chooses "Edit raw value" in the menu of "name"
    And she types "trains" as the raw value
    And the page crashes
    Then she is offered unsaved changes of "Name"
    When she restores the unsaved changes
    Then "name" is "railways"
    When she chooses "Edit raw value" in the menu of "name"
    Then the raw value is "trains"
