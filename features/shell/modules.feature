@browser
Feature: Modules
  A module may refuse a user. Its pages are then not found, and the application around them stays.

  Scenario: A module of an extension opens by its address
    Given Jun has signed in
    When he opens the address "/newsstand"
    Then the heading is "Newsstand"

  Scenario: A module of an extension that refuses the user is not found by its address
    Given the role "Contributor" may not read "issues"
    And Jun has signed in
    When he opens the address "/newsstand"
    Then he is at the not-found page
    And he sees the collections "Articles, Authors, Languages, Places, Sections, Tags"
    When he opens the address "/newsstand/42"
    Then he is at the not-found page
