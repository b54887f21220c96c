@memory
Feature: Finding the collections
  Everybody sees the collections they may work with, by name, unless their role has groups of its own.

  @browser
  Scenario: An editor
    Given Clara has signed in
    Then she sees the collections "Articles, Authors, Sections, Issues, Tags, Places, Events, Newsletters, Landing Page, Languages"

  Scenario: An administrator sees more
    Given Ines has signed in
    Then she sees the collections "Articles, Authors, Events, Issues, Landing Page, Languages, Newsletters, Places, Sections, Subscribers, Tags"

  Scenario: A contributor sees less
    Given Jun has signed in
    Then he sees the collections "Articles, Authors, Issues, Languages, Places, Sections, Tags"

  Scenario: Nothing to work with yet
    Given the role "Contributor" has no access to content
    When Jun opens the address "/"
    And Jun signs in
    Then he sees the message "No collections yet"
