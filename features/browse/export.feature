@memory @browser
Feature: A list as a file

  Background:
    Given Clara has signed in
    And she has gone to "Tags"

  Scenario: What is filtered, with the columns of the list
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she exports the filtered items with shown columns as csv
    Then a file called "tags-{day}.csv" is saved that begins with:
      """
      "id","name","slug"
      2,"ferries","ferries"
      """

  Scenario: Everything, whatever is searched for
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she exports the all items with all columns as json
    Then a file called "tags-{day}.json" is saved that begins with:
      """
      [
      """
