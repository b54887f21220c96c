Feature: What was typed for several items outlives its page
  It belongs to the items that were selected, and to no others.

  Background:
    Given Clara has signed in
    And she has gone to "Articles"
    And she has selected the items "1, 2"
    And she edits the selection
    And she ticks "title"
    And she gives all of them the "title" "To be named"

  @memory @browser
  Scenario: The page is lost, and the unfinished work leads back
    When the page is lost
    Then her unfinished work is "2 items in Articles"
    When she goes on with the unfinished work
    Then the selection is "2 selected"
    And she is offered unsaved changes of "Title"
    When she restores the unsaved changes
    And she saves all of them
    Then she is told "2 items updated"
    And the item "1" has the "Title" "To be named"
    And the item "2" has the "Title" "To be named"

  @memory
  Scenario: It is offered where the same items are edited again
    When the page is lost
    And she selects the items "2, 1"
    And she edits the selection
    Then she is offered unsaved changes of "Title"

  @memory
  Scenario: It is not offered for others
    When the page is lost
    And she selects the items "2, 3"
    And she edits the selection
    Then she is offered no unsaved changes

  @memory
  Scenario: Nothing is left of what was discarded
    When she leaves without saving them
    And the page is lost
    And she selects the items "1, 2"
    And she edits the selection
    Then she is offered no unsaved changes

  @memory
  Scenario: Nothing is left of what was saved
    When she saves all of them
    And she is told "2 items updated"
    And the page is lost
    And she selects the items "1, 2"
    And she edits the selection
    Then she is offered no unsaved changes
