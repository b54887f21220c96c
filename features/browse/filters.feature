@memory
Feature: Filtering a list
  A filter is a field, an operator and a value, and is shown as a sentence.

  Background:
    Given Clara has signed in
    And she has gone to "Articles"

  @browser @generations
  Scenario: A list is filtered by several choices of a field
    When she filters "Status" "is one of" "Draft, In review"
    Then she sees "1–25 of 43"
    And the filters are "Archived items are hidden; Status is one of Draft or In review"

  Scenario: Two filters are combined with "and"
    When she filters "Status" "is one of" "Draft, In review"
    And she filters "Words" "is greater than" "2000"
    Then she sees "1–25 of 26"
    And the filters are "Archived items are hidden; Status is one of Draft or In review; Words is greater than 2,000"

  Scenario: Filters in a group are combined with "or"
    When she filters by any of:
      | Status | contains        | In review |
      | Words  | is greater than | 4000      |
    Then she sees "1–25 of 26"
    And the filters are "Archived items are hidden; Status contains In review or Words is greater than 4,000"

  Scenario: A list is filtered by a field of a related item
    When she filters "Author › Last Name" "contains" "voss"
    Then she sees "1–10 of 10"
    And the filters are "Archived items are hidden; Author › Last Name contains voss"

  @browser
  Scenario: A related item is chosen by its name
    When she filters "Author" "is" "Clara Voss"
    Then she sees "1–10 of 10"
    And the filters are "Archived items are hidden; Author is Clara Voss"

  Scenario: A number is filtered by a range
    When she filters "Words" "is between … and …" "1000, 1500"
    Then she sees "1–25 of 30"

  Scenario: A date is filtered by a start date
    When she filters "Deadline" "is … or later" "2026-12-01"
    Then the filters are "Archived items are hidden; Deadline is Dec 1, 2026 or later"

  Scenario: Empty values are found
    When she filters "Deadline" "is empty"
    Then she sees "1–25 of 150"

  Scenario: The operators depend on the field type
    Then the operators of "Featured" are "is, is not, is empty, is not empty"

  @browser
  Scenario: A list is filtered by the value of a cell
    When she filters by the value of "Status" in the row "Salt roads of the Camargue"
    Then the filters are "Archived items are hidden; Status is one of Draft"
    When she filters by the value of "Author" in the row "Salt roads of the Camargue"
    Then the filters are "Archived items are hidden; Status is one of Draft; Author is Sofia Marchetti"

  Scenario: The filter of a column begins without a value
    When she filters by the column "Words"
    Then she sees "1–25 of 193"
    And the filters are "Archived items are hidden"

  Scenario: A range with one end is a comparison with it
    When she filters "Words" "is between … and …" "4000"
    Then the filters are "Archived items are hidden; Words is at least 4,000"

  Scenario: A filter without a value has no effect
    When she filters "Words" "is greater than" ""
    Then she sees "1–25 of 193"
    And the filters are "Archived items are hidden"

  Scenario Outline: An invalid number has no effect
    When she filters "Words" "is greater than" "<typed>"
    Then she sees "1–25 of 193"

    Examples:
      | typed |
      | many  |
      | $500  |
      | $NOW  |

  Scenario: A single filter is removed
    When she filters "Featured" "is" "Yes"
    Then she sees "1–13 of 13"
    When she removes the filter "Featured is Yes"
    Then she sees "1–25 of 193"

  @browser
  Scenario: A filter is edited in the popover of its chip
    When she filters "Words" "is greater than" "2000"
    And she edits the filter "Words is greater than 2,000" at its chip: "is less than" "1000"
    Then the filters are "Archived items are hidden; Words is less than 1,000"
    When she opens all filters from the chip "Words is less than 1,000"
    Then the filter summary is "Archived items are hidden and Words is less than 1,000"
    When she removes the filter "Words is less than 1,000" at its chip
    Then the filters are "Archived items are hidden"

  Scenario: Clearing the search removes filters that find nothing
    When she filters "Title" "is" "Nowhere at all"
    Then she sees the message "No items match"
    When she clears the search
    Then she sees "1–25 of 193"
    And the filters are "Archived items are hidden"

  Scenario: The summary joins all filters in a sentence
    When she filters "Featured" "is" "Yes"
    And she filters "Words" "is at least" "1000"
    Then the filter summary is "Archived items are hidden, Featured is Yes, and Words is at least 1,000"
    When she clears the filters
    Then the filter summary is "Archived items are hidden"

  Scenario: Filters are kept when returning to the list
    When she filters "Featured" "is" "Yes"
    And she goes to "Tags"
    And she goes to "Articles"
    Then she sees "1–13 of 13"

  Scenario: Filters added to a bookmark are marked as new
    When she opens the address "/collections/articles?bookmark=3"
    And she filters "Featured" "is" "Yes"
    Then the filter "Featured is Yes" is marked as new
