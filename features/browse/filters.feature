@memory
Feature: Narrowing a list
  A filter is a field, a comparison and a value. It reads as a sentence, and what it finds is what it says.

  Background:
    Given Clara has signed in
    And she has gone to "Articles"

  @browser
  Scenario: One of the field's choices
    When she filters "Status" "is one of" "Draft, In review"
    Then she sees "1–25 of 43"
    And the filters are "Archived items are hidden; Status is Draft or In review"

  Scenario: Two filters hold together
    When she filters "Status" "is one of" "Draft, In review"
    And she filters "Words" "greater than" "2000"
    Then she sees "1–25 of 26"
    And the filters are "Archived items are hidden; Status is Draft or In review; Words is greater than 2,000"

  Scenario: Any of several
    When she filters by any of:
      | Status | contains     | In review |
      | Words  | greater than | 4000      |
    Then she sees "1–25 of 26"
    And the filters are "Archived items are hidden; Status contains In review or Words is greater than 4,000"

  Scenario: A field of the item that a relation leads to
    When she filters "Author › Last Name" "contains" "voss"
    Then she sees "1–10 of 10"
    And the filters are "Archived items are hidden; Author › Last Name contains voss"

  @browser
  Scenario: A related item is found by its name, not by its key
    When she filters "Author" "is" "Clara Voss"
    Then she sees "1–10 of 10"
    And the filters are "Archived items are hidden; Author is Clara Voss"

  @browser
  Scenario: Between two values
    When she filters "Words" "between" "1000, 1500"
    Then she sees "1–25 of 30"

  Scenario: Dates are compared as dates
    When she filters "Deadline" "from" "2026-12-01"
    Then the filters are "Archived items are hidden; Deadline is Dec 1, 2026 or later"

  Scenario: Nothing there
    When she filters "Deadline" "is empty"
    Then she sees "1–25 of 150"

  Scenario: Each type has its comparisons
    Then the operators of "Featured" are "is, is not, is empty, is not empty"

  Scenario: What is not complete does not filter
    When she filters "Words" "greater than" ""
    Then she sees "1–25 of 193"
    And the filters are "Archived items are hidden"

  Scenario Outline: What is no number does not filter
    When she filters "Words" "greater than" "<typed>"
    Then she sees "1–25 of 193"

    Examples:
      | typed |
      | many  |
      | $500  |
      | $NOW  |

  @browser
  Scenario: A filter is taken away by its cross
    When she filters "Featured" "is" "Yes"
    Then she sees "1–13 of 13"
    When she removes the filter "Featured is yes"
    Then she sees "1–25 of 193"

  Scenario: Filters that find nothing, and the way back
    When she filters "Title" "is" "Nowhere at all"
    Then she sees the message "Nothing found"
    When she clears the search
    Then she sees "1–25 of 193"
    And the filters are "Archived items are hidden"

  Scenario: All together in one sentence
    When she filters "Featured" "is" "Yes"
    And she filters "Words" "at least" "1000"
    Then the filter summary is "Archived items are hidden, Featured is yes, and Words is at least 1,000"
    When she clears the filters
    Then the filter summary is "Archived items are hidden"

  Scenario: The list is as she left it
    When she filters "Featured" "is" "Yes"
    And she goes to "Tags"
    And she goes to "Articles"
    Then she sees "1–13 of 13"

  Scenario: What a bookmark did not have when it was saved is marked
    When she opens the address "/collections/articles?bookmark=3"
    And she filters "Featured" "is" "Yes"
    Then the filter "Featured is yes" is marked as new
