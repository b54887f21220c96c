@browser
Feature: The command palette
  Finds pages, items, bookmarks and actions by name.

  Scenario: The palette opens a collection
    Given Clara has signed in
    When she searches the command palette for "sect"
    Then she finds "Sections" in the command palette
    When she chooses "Sections" in the command palette
    Then she is at the list "sections"

  Scenario: The palette opens a bookmark
    Given Clara has signed in
    When she searches the command palette for "all dra"
    And she chooses "All drafts" in the command palette
    Then the address is "/collections/articles?bookmark=3"

  Scenario: The palette opens a recently opened item
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And "name" is "railways"
    When she goes to "Sections"
    And she searches the command palette for "railw"
    And she chooses "railways" in the command palette
    Then she is at item "3" of "tags"

  Scenario: The palette finds items by their titles
    Given Clara has signed in
    When she searches the command palette for "railw"
    Then "railw" is marked in "railways" in the command palette
    When she chooses "railways" in the command palette
    Then she is at item "3" of "tags"

  Scenario: Titles that consist of several fields are found by words of each
    Given Clara has signed in
    When she searches the command palette for "lindqvist mat"
    Then she finds "Mattias Lindqvist" in the command palette

  Scenario: Items of collections without permission are not offered
    Given Jun has signed in
    When he searches the command palette for "@readers.example"
    Then he finds nothing in the command palette

  Scenario: The palette counts the items of the collection that matches best
    Given Clara has signed in
    When she searches the command palette for "tags"
    Then she sees "33 items" beside "Tags" in the command palette

  @server
  Scenario: Collections that could not be searched are named, and can be searched again
    Given Clara has signed in
    When the connection is lost
    And she searches the command palette for "railw"
    Then she sees the message "Could not search"
    When the connection is restored
    And she searches the remaining collections
    Then she finds "railways" in the command palette

  Scenario: A leading > limits the palette to actions
    Given Clara has signed in
    And she has gone to "Tags"
    When she searches the command palette for ">tags"
    Then the command palette offers only "New item in Tags, Search Tags"

  Scenario: Destructive actions come last
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    When she searches the command palette for ">"
    Then the last entry of the command palette is "Delete this item"

  Scenario: An item opens in a new tab
    Given Clara has signed in
    When she searches the command palette for "railways"
    And she opens "railways" of the command palette in a new tab
    Then a new tab is at item "3" of "tags"

  Scenario: The palette offers actions of the open list
    Given Clara has signed in
    And she has gone to "Tags"
    And she sees "1–25 of 33"
    When she searches the command palette for "new"
    And she chooses "New item in Tags" in the command palette
    Then she is at a new item of "tags"

  Scenario: The palette offers the actions on selected items
    Given Clara has signed in
    And she has gone to "Tags"
    And she has selected the items "1, 2, 3"
    When she searches the command palette for "delete 3"
    And she chooses "Delete 3 items" in the command palette
    Then she sees the message "Permanently delete 3 items?"

  Scenario: The palette offers no batch actions while nothing is selected
    Given Clara has signed in
    And she has gone to "Tags"
    And she sees "1–25 of 33"
    When she searches the command palette for "delete"
    Then she finds nothing in the command palette

  Scenario: The palette shows why there is nothing to clear
    Given Clara has signed in
    And she has gone to "Tags"
    When she searches the command palette for "clear search"
    Then she finds "Clear search and filters" disabled in the command palette: "No filters to clear"

  Scenario: The palette switches the layout of the open list
    Given Clara has signed in
    And she has gone to "Tags"
    When she searches the command palette for "cards"
    And she chooses "Layout: Cards" in the command palette
    Then the layout is "Cards"

  Scenario: The palette offers the actions on the open bookmark
    Given Clara has signed in
    When she searches the command palette for "all dra"
    And she chooses "All drafts" in the command palette
    And she searches the command palette for "rename"
    Then she finds "Rename bookmark…" disabled in the command palette: "Your role can't change this bookmark"

  Scenario: The palette offers global actions
    Given Clara has signed in
    When she searches the command palette for "sign out"
    And she chooses "Sign out" in the command palette
    Then she is at the sign-in page

  Scenario: Collections without permission are not offered
    Given Jun has signed in
    When he searches the command palette for "subscr"
    Then he finds nothing in the command palette
    And he sees the message "No results"

  Scenario: The palette offers actions of the open item
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When she searches the command palette for "discard"
    And she chooses "Discard changes" in the command palette
    Then "name" is "railways"
    When she searches the command palette for "delete this"
    And she chooses "Delete this item" in the command palette
    Then she sees the message "Permanently delete this item?"

  Scenario: A disabled action shows its reason
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    When she searches the command palette for "save and stay"
    Then she finds "Save and stay" disabled in the command palette: "There is nothing to save"

  Scenario: The palette opens a draft
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    And the page crashes
    And she has gone to "Sections"
    When she searches the command palette for "continue"
    And she chooses "Continue with railways" in the command palette
    Then she is at item "3" of "tags"
    And she is offered unsaved changes of "Name"
