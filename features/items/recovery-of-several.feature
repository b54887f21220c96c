Feature: What was typed for several items outlives its page
  It belongs to the items that were selected, and to no others.

  Background:
    Given Clara has signed in
    And she has gone to "Articles"
    And she has selected the items "1, 2"
    And she edits the selection
    And she enables "title" in the batch form
    And she changes "title" to "To be named" in the batch form

  @memory @browser
  Scenario: The page is lost, and the unfinished work leads back
    When the page crashes
    Then the listed drafts are "2 items in Articles"
    When she opens the first listed draft
    Then the selection is "2 selected"
    And she is offered unsaved changes of "Title"
    When she restores the unsaved changes
    And she saves the batch form
    Then she sees the message "2 items updated"
    And the item "1" has the "Title" "To be named"
    And the item "2" has the "Title" "To be named"

  @memory
  Scenario: It is offered where the same items are edited again
    When the page crashes
    And she selects the items "2, 1"
    And she edits the selection
    Then she is offered unsaved changes of "Title"

  @memory
  Scenario: It is not offered for others
    When the page crashes
    And she selects the items "2, 3"
    And she edits the selection
    Then she is offered no unsaved changes

  @memory
  Scenario: Nothing is left of what was discarded
    When she closes the batch form and discards its changes
    And the page crashes
    And she selects the items "1, 2"
    And she edits the selection
    Then she is offered no unsaved changes

  @memory
  Scenario: Nothing is left of what was saved
    When she saves the batch form
    And she sees the message "2 items updated"
    And the page crashes
    And she selects the items "1, 2"
    And she edits the selection
    Then she is offered no unsaved changes
