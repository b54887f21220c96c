@memory
Feature: Collections in the navigation
  Users see the collections they may read, sorted by name unless their role defines groups.

  @browser
  Scenario: Editors see their collections
    Given Clara has signed in
    Then she sees the collections "Articles, Authors, Sections, Issues, Tags, Places, Events, Newsletters, Landing Page, Languages"

  Scenario: Administrators see all collections
    Given Ines has signed in
    Then she sees the collections "Articles, Authors, Events, Issues, Landing Page, Languages, Newsletters, Places, Sections, Specimens, Subscribers, Tags"

  Scenario: Contributors see the collections they may read
    Given Jun has signed in
    Then he sees the collections "Articles, Authors, Issues, Languages, Places, Sections, Tags"

  Scenario: A role without collections sees an empty state
    Given the role "Contributor" has no access to content
    When Jun opens the address "/"
    And Jun signs in
    Then he sees the message "No collections yet"
