@memory
Feature: Archived items in a list
  Archived items are hidden until a user shows them.

  Scenario: Archived items are hidden by a locked filter
    Given Clara has signed in
    When she goes to "Articles"
    Then she sees "1–25 of 193"
    And the filter "Archived items are hidden" is locked

  @browser
  Scenario: Archived items are shown and hidden again
    Given Clara has signed in
    And she has gone to "Articles"
    When she shows archived items
    Then she sees "1–25 of 214"
    And the filters are ""
    When she hides archived items
    Then she sees "1–25 of 193"

  Scenario: Clearing the filters keeps archived items hidden
    Given Clara has signed in
    And she has gone to "Articles"
    When she filters "Featured" "is" "Yes"
    And she clears the filters
    Then she sees "1–25 of 193"

  Scenario: A list of only archived items says so
    Given all "articles" are archived
    And Clara has signed in
    When she goes to "Articles"
    Then she sees the message "All items are archived"
    When she shows archived items
    Then she sees "1–25 of 214"
