Feature: Editing cells of a table

  @memory @browser
  Scenario: Confirming a cell saves its value
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then the item "3" has the "Name" "Winter sea"
    And she sees the message "“Winter sea” saved"
    And "Name" of the row "3" is closed

  @memory
  Scenario: Only the value of the cell is sent
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then only this is sent to "tags":
      | name | Winter sea |

  @memory @browser
  Scenario: Cancelling a cell restores its value
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she cancels the cell
    Then "Name" of the row "3" is closed
    And the item "3" has the "Name" "railways"

  @memory
  Scenario: Undoing a cell edit restores the old value
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    And she undoes the change
    Then she sees the message "Value restored"
    And the item "3" has the "Name" "railways"

  @memory
  Scenario: Undo does not overwrite a later change by another user
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    And another user changes "name" of "3" in "tags" to "Spring sea"
    And she undoes the change
    Then she sees the message "Not undone: another user has changed it since"
    And the item "3" has the "Name" "Spring sea"

  @memory @browser @server
  Scenario: A concurrent change has to be confirmed before it is overwritten
    Given Clara has signed in
    And she has gone to "Tags"
    When another user changes "name" of "3" in "tags" to "Spring sea"
    And she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then "Name" of the row "3" shows the error "Another user has changed this to “Spring sea”. Press Enter to save your value, Escape to keep theirs." and holds "Winter sea"
    When she confirms the cell
    Then the item "3" has the "Name" "Winter sea"
    When she undoes the change
    Then the item "3" has the "Name" "Spring sea"

  @memory
  Scenario: A rejected value stays in the open cell with the error
    Given Clara has signed in
    And she has gone to "Sections"
    When she writes "Maps" into "Name" of the row "1"
    And she confirms the cell
    Then "Name" of the row "1" shows the error "Already in use. Choose another." and holds "Maps"
    When she cancels the cell
    Then the item "1" has the "Name" "Journeys"

  @memory
  Scenario: A value that could not be sent stays in the open cell
    Given Clara has signed in
    And she has gone to "Tags"
    When the connection is lost
    And she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then "Name" of the row "3" shows the error "The server can't be reached" and holds "Winter sea"
    When the connection is restored
    And she confirms the cell
    Then the item "3" has the "Name" "Winter sea"

  @memory @browser @server
  Scenario: A value that could not be sent is offered again after a crash
    Given Clara has signed in
    And she has gone to "Tags"
    When the connection is lost
    And she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then "Name" of the row "3" shows the error "The server can't be reached" and holds "Winter sea"
    When the connection is restored
    And the page crashes
    Then the listed drafts are "railways"
    When she opens the first listed draft
    Then she is offered unsaved changes of "Name"
    And the unsaved "Name" would change "railways" to "Winter sea"

  @browser
  Scenario: Leaving the list with a rejected value asks for confirmation
    Given Clara has signed in
    And she has gone to "Sections"
    When she writes "Maps" into "Name" of the row "1"
    And she confirms the cell
    Then "Name" of the row "1" shows the error "Already in use. Choose another." and holds "Maps"
    When she goes to "Tags"
    Then she sees the message "Unsaved changes"
    When she chooses to keep editing
    Then "Name" of the row "1" shows the error "Already in use. Choose another." and holds "Maps"
    When she goes to "Tags"
    And she chooses to discard the changes
    Then she is at the list "tags"

  @memory
  Scenario: Relations and keys are not edited in a cell
    Given Clara has signed in
    And she has gone to "Sections"
    When she adds the column "parent"
    Then "Name" of the row "1" can be edited
    And "Parent" of the row "1" cannot be edited

  @memory
  Scenario: Cells are read-only without permission to update
    Given Jun has signed in
    And he has gone to "Tags"
    Then "Name" of the row "3" cannot be edited
