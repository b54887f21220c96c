Feature: Related values in a list

  @memory
  Scenario: A list that the server has cut says how many items there are
    Given "section" of all items in "articles" refers to 3
    And Clara has signed in
    And she has gone to "Sections"
    When she adds the column "articles"
    Then the related items of "3" in "Articles" have the notice "These are the first 100 of 214."
