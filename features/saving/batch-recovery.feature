Feature: Recovery of batch edits
  A recovered batch edit is offered only for the same selection.

  Background:
    Given Clara has signed in
    And she has gone to "Articles"
    And she has selected the items "1, 2"
    And she edits the selection
    And she enables "title" in the batch form
    And she changes "title" to "To be named" in the batch form

  @memory @browser
  Scenario: A batch edit is restored from the listed drafts after a crash
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

  @browser
  Scenario: Going back from a batch form that was opened by its address asks for confirmation
    When the page crashes
    And she opens the first listed draft
    And she restores the unsaved changes
    And she goes back in the browser
    Then she sees the message "Unsaved changes"
    When she chooses to keep editing
    And she saves the batch form
    Then she sees the message "2 items updated"

  @memory
  Scenario: A batch edit is offered for the same selection
    When the page crashes
    And she selects the items "2, 1"
    And she edits the selection
    Then she is offered unsaved changes of "Title"

  @memory
  Scenario: A batch edit is not offered for another selection
    When the page crashes
    And she selects the items "2, 3"
    And she edits the selection
    Then she is offered no unsaved changes

  @memory
  Scenario: Discarded changes are not offered
    When she closes the batch form and discards its changes
    And the page crashes
    And she selects the items "1, 2"
    And she edits the selection
    Then she is offered no unsaved changes

  @memory
  Scenario: Saved changes are not offered
    When she saves the batch form
    And she sees the message "2 items updated"
    And the page crashes
    And she selects the items "1, 2"
    And she edits the selection
    Then she is offered no unsaved changes
