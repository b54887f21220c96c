Feature: Selecting rows

  Background:
    Given Clara has signed in
    And she has gone to "Tags"

  @memory @browser
  Scenario: Ticking a row selects it, ticking again deselects it
    When she ticks the row "3"
    And she ticks the row "5"
    Then the rows "3, 5" are selected
    When she ticks the row "3"
    Then the rows "5" are selected

  @memory @browser
  Scenario: Shift-ticking selects a range of rows
    When she ticks the row "3"
    And she shift-ticks the row "7"
    Then the rows "3, 4, 5, 6, 7" are selected

  @memory
  Scenario: All rows of a page are selected and deselected
    When she selects all rows
    Then 25 rows are selected
    When she deselects all rows
    Then no row is selected

  @memory
  Scenario: Clicking a row without a selection opens its item
    When she clicks the row "4"
    Then she is at item "4" of "tags"

  @memory
  Scenario: Clicking a row with a selection toggles the row
    When she ticks the row "3"
    And she clicks the row "4"
    Then the rows "3, 4" are selected
    When she clicks the row "3"
    Then the rows "4" are selected

  @memory @browser
  Scenario: Column values of the selected rows are copied
    When she ticks the row "2"
    And she ticks the row "1"
    And she copies the values of "Name"
    Then the clipboard holds the values of "Name" of the rows "1, 2"

  @memory
  Scenario: Selected rows are copied with their columns
    When she ticks the row "1"
    And she copies the selection
    Then she has copied one line with the "Name" and "Slug" of the row "1"

  @memory
  Scenario: The selection is cleared when the collection changes
    When she selects the items "1, 2"
    And she goes to "Sections"
    Then nothing is selected
    When she goes to "Tags"
    Then she sees "1–25 of 33"
    And nothing is selected
