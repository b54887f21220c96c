Feature: Navigation
  Lists collections by name or in the groups of the role, and bookmarks below them.

  @memory
  Scenario: A role with groups sees its groups
    Given Clara has signed in
    Then the groups are "Editorial, Places and dates, Readers"

  @memory
  Scenario: A role without groups sees all collections by name
    Given the role "Editor" has no navigation groups
    And Clara has signed in
    Then she sees the collections "Articles, Authors, Events, Issues, Landing Page, Languages, Newsletters, Places, Sections, Tags"

  @memory
  Scenario: Personal bookmarks come first, then role bookmarks, then global ones
    Given Clara has signed in
    And she has gone to "Tags"
    When she saves the view as "Zebra" for "me"
    Then the bookmarks are "Zebra; Winter issue, shared with the role Editor; All drafts, shared with everyone"

  @memory
  Scenario: Hidden collections are shown on request
    Given Ines has signed in
    Then no hidden collections are shown
    When she toggles the hidden collections
    Then the hidden collections include "Articles Tags"
    When she toggles the hidden collections
    Then no hidden collections are shown

  @memory
  Scenario: A short navigation has no search
    Given Ines has signed in
    Then the navigation cannot be searched

  @memory @browser
  Scenario: A navigation of more than twenty entries can be searched
    Given there are 10 more global bookmarks of "tags"
    And Ines has signed in
    Then the navigation can be searched
    When she searches the navigation for "shelf 7"
    Then the bookmarks are "Shelf 7, shared with everyone"
    And the navigation can be searched
