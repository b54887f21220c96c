@memory
Feature: What is archived
  Archived items are out of the way until somebody wants to see them.

  Scenario: They are hidden at first, and nobody takes that away by a cross
    Given Clara has signed in
    When she goes to "Articles"
    Then she sees "1–25 of 193"
    And the filter "Archived items are hidden" is locked

  @browser
  Scenario: Shown, and hidden again
    Given Clara has signed in
    And she has gone to "Articles"
    When she shows archived items
    Then she sees "1–25 of 214"
    And the filters are ""
    When she hides archived items
    Then she sees "1–25 of 193"

  Scenario: Clearing the filters does not bring them back
    Given Clara has signed in
    And she has gone to "Articles"
    When she filters "Featured" "is" "Yes"
    And she clears the filters
    Then she sees "1–25 of 193"

  Scenario: All of them are archived
    Given all "articles" are archived
    And Clara has signed in
    When she goes to "Articles"
    Then she sees the message "All items are archived"
    When she shows archived items
    Then she sees "1–25 of 214"
