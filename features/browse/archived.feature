@memory
Feature: What is archived
  Archived items are out of the way until somebody wants to see them.

  Scenario: They are hidden at first, and nobody takes that away by a cross
    Given Clara has signed in
    When she goes to "Articles"
    Then she sees "1–25 of 193"
    And nobody can take away "Archived items are hidden"

  @browser
  Scenario: Shown, and hidden again
    Given Clara has signed in
    And she has gone to "Articles"
    When she lets archived items be shown
    Then she sees "1–25 of 214"
    And the filters are ""
    When she hides archived items again
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
    Then she is told "All items are archived"
    When she lets archived items be shown
    Then she sees "1–25 of 214"
