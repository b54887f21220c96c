Feature: Choosing rows

  Background:
    Given Clara has signed in
    And she has gone to "Tags"

  @memory @browser
  Scenario: One row, and another one
    When she ticks the row "3"
    And she ticks the row "5"
    Then the rows "3, 5" are selected
    When she ticks the row "3"
    Then the rows "5" are selected

  @memory @browser
  Scenario: All rows from one to another
    When she ticks the row "3"
    And she shift-ticks the row "7"
    Then the rows "3, 4, 5, 6, 7" are selected

  @memory
  Scenario: All rows of the page at once, and none
    When she selects all rows
    Then 25 rows are selected
    When she deselects all rows
    Then no row is selected

  @memory
  Scenario: A click on a row opens its item
    When she clicks the row "4"
    Then she is at item "4" of "tags"

  @memory @browser
  Scenario: Once something is selected, a click takes a row in or out
    When she ticks the row "3"
    And she clicks the row "4"
    Then the rows "3, 4" are selected
    When she clicks the row "3"
    Then the rows "4" are selected

  @memory @browser
  Scenario: The values of a column, of the rows that are selected
    When she ticks the row "2"
    And she ticks the row "1"
    And she copies the values of "Name"
    Then the clipboard holds the values of "Name" of the rows "1, 2"

  @memory
  Scenario: Rows as they stand
    When she ticks the row "1"
    And she copies the selection
    Then she has copied one line with the "Name" and "Slug" of the row "1"

  @memory
  Scenario: In another collection nothing is selected, nor on coming back
    When she selects the items "1, 2"
    And she goes to "Sections"
    Then nothing is selected
    When she goes to "Tags"
    Then she sees "1–25 of 33"
    And nothing is selected
