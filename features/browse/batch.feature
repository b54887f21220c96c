Feature: Batch actions

  Background:
    Given Clara has signed in

  @memory @browser
  Scenario: The selection counts items on other pages
    Given she has gone to "Tags"
    When she selects the items "1, 2"
    Then the selection is "2 selected"
    When she goes to page 2
    Then the selection includes "2 on other pages"
    When she clears the selection
    Then nothing is selected

  @memory
  Scenario: All search results are selected across pages
    Given she has gone to "Tags"
    And she has selected the item "1"
    When she selects all search results
    Then the selection is "33 selected"
    And the selection includes "8 on other pages"

  @memory
  Scenario: Selected items are deleted
    Given she has gone to "Tags"
    And she has selected the items "1, 3"
    When she deletes the selection
    Then she sees the message "2 items deleted"
    And she sees "1–25 of 31"
    And the item "3" is not listed
    And nothing is selected

  @memory
  Scenario: Deleting all items of the last page opens the first page
    Given she has gone to "Tags"
    When she goes to page 2
    And she selects the items "26, 27, 28, 29, 30, 31, 32, 33"
    And she deletes the selection
    Then she sees "1–25 of 25"
    And there is 1 page
    And the first items are "1, 2, 3"

  @memory
  Scenario: Cancelling the deletion changes nothing
    Given she has gone to "Tags"
    And she has selected the items "1, 3"
    When she starts to delete the selection and cancels
    Then the selection is "2 selected"
    And she sees "1–25 of 33"

  @memory
  Scenario: Batch editing and archiving need more than one item
    Given she has gone to "Tags"
    When she selects the item "1"
    Then batch editing is not available
    And batch archiving is not available

  @memory @browser
  Scenario: Selected items get the same value
    Given she has gone to "Articles"
    And she has selected the items "1, 2"
    When she edits the selection
    And she enables "title" in the batch form
    And she changes "title" to "To be named" in the batch form
    And she saves the batch form
    Then she sees the message "2 items updated"
    And the item "1" has the "Title" "To be named"
    And the item "2" has the "Title" "To be named"
    And the item "3" has the "Title" "Salt roads of the Camargue"
    And nothing is selected

  @browser
  Scenario: An address with several keys opens the batch form
    When she opens the address "/collections/articles/1,2"
    And she enables "title" in the batch form
    And she changes "title" to "To be named" in the batch form
    And she saves the batch form
    Then she sees the message "2 items updated"
    And the item "1" has the "Title" "To be named"
    And the item "2" has the "Title" "To be named"
    And the address is "/collections/articles"
    And nothing is selected

  @browser
  Scenario: Closing a changed batch form asks for confirmation
    Given she has gone to "Articles"
    And she has selected the items "1, 2"
    When she edits the selection
    And she enables "title" in the batch form
    And she closes the batch form and discards its changes
    Then the item "1" has the "Title" "The last ferry to Hirta"
    And the selection is "2 selected"

  @memory
  Scenario: A rejected batch edit keeps the form open with the error
    Given she has gone to "Articles"
    And she has selected the items "1, 2"
    When she edits the selection
    And she enables "title" in the batch form
    And she saves the batch form
    Then the field "title" of the batch form has the error "Value can't be null"
    And the selection is "2 selected"

  @memory
  Scenario: Selected items are archived
    Given she has gone to "Articles"
    When she selects the items "1, 2"
    And she archives the selection
    Then she sees the message "2 items archived"
    And the item "1" is not listed
    When she undoes the last action
    Then she sees the message "2 items restored"
    And the item "1" is listed

  @memory
  Scenario: Undoing the archiving of a selection leaves items that were changed since
    Given she has gone to "Articles"
    When she selects the items "1, 2"
    And she archives the selection
    And another user changes "status" of "2" in "articles" to "published"
    And she undoes the last action
    Then she sees the message "Item restored"
    And she sees the message "1 item not restored: it was changed since"

  @memory
  Scenario: The selection is kept when the connection is lost
    Given she has gone to "Tags"
    And she has selected the items "1, 2"
    When the connection is lost
    And she deletes the selection
    Then the error dialog shows "Deleted: 0 of 2"
    When she closes the error dialog
    Then the selection is "2 selected"

  @memory
  Scenario: Batch actions are disabled with a reason without permission
    Given she signs out
    And Jun has signed in
    And he has gone to "Tags"
    When he selects the items "1, 2"
    Then he cannot delete the selection: "You don't have permission to do this"
    And he cannot edit the selection: "You don't have permission to do this"
