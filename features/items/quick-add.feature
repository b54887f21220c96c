Feature: Quick add
  An interface of an extension stages new rows of a list by one text each; they are created when the item is saved.

  Background:
    Given Clara has signed in
    And she has opened the item "12" of "Issues"

  @memory
  Scenario: New rows are created by the save of the item
    When she adds a row "Gale" to "words"
    And she adds a row "Breeze" to "words"
    Then the new rows of "words" are "Gale, Breeze"
    When she saves and stays
    Then she sees the message "“No. 32: Work” saved"
    And "words" has no new rows
    When she goes to "Style Notes"
    Then the item "9" has the "Word" "Gale"
    And the item "10" has the "Word" "Breeze"
    And the item "10" has the "Issue" "No. 32: Work"

  @memory
  Scenario: An undone row leaves nothing to save
    When she adds a row "Gale" to "words"
    Then "words" is marked as edited
    When she undoes the new row "Gale" of "words"
    Then "words" has no new rows
    And she cannot save: "There is nothing to save"
