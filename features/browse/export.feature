@memory
Feature: Exporting a list

  Background:
    Given Clara has signed in
    And she has gone to "Tags"

  @browser
  Scenario: A filtered list is exported with its columns
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she exports filtered items with shown columns as csv
    Then a file called "tags-{day}.csv" is saved that begins with:
      """
      id,name,slug
      2,ferries,ferries
      """

  Scenario: The export keeps the column order of the list
    When she moves the column "Slug" to the left
    And she exports filtered items with shown columns as csv
    Then a file called "tags-{day}.csv" is saved that begins with:
      """
      id,slug,name
      1,
      """

  Scenario: All items are exported regardless of the search
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she exports all items with all columns as json
    Then a file called "tags-{day}.json" is saved that begins with:
      """
      [
      """

  Scenario: Only selected items are exported
    When she selects the items "3, 5"
    And she exports selected items with shown columns as csv
    Then a file called "tags-{day}.csv" is saved that begins with:
      """
      id,name,slug
      3,railways,railways
      5,
      """

  Scenario: Text that a spreadsheet would execute is neutralised
    When another user changes "name" of "2" in "tags" to "=1+1"
    And she selects the items "2"
    And she exports selected items with shown columns as csv
    Then a file called "tags-{day}.csv" is saved that begins with:
      """
      id,name,slug
      2,'=1+1,ferries
      """

  Scenario: A list is exported as XML
    When she searches for "ferries"
    Then she sees "1–1 of 1"
    When she exports filtered items with shown columns as xml
    Then a file called "tags-{day}.xml" is saved that begins with:
      """
      <?xml version='1.0'?>
      <data>
          <data>
              <id>2</id>
      """

  Scenario: A file for Excel has a byte-order mark and the separators of the language, the next time too
    When she chooses CSV files for Excel
    And she chooses the account language "Deutsch"
    And she has gone to "Ausgaben"
    And she selects the items "1"
    And she exports selected items with all columns as csv
    Then a file called "issues-{day}.csv" is saved that begins with:
      """
      id;number;season;theme;on_sale;price;pages;cover;imprint
      1;21;autumn;Edges;2021-09-01;9,50;112;
      """
    And the file has a byte-order mark
