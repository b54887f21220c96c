Feature: Changing a value where it stands

  @memory @browser
  Scenario: Written into a cell and kept
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then the item "3" has the "Name" "Winter sea"
    And she sees the message "Saved"
    And "Name" of the row "3" is closed

  @memory
  Scenario: Only this value is sent
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then only this is sent to "tags":
      | name | Winter sea |

  @memory @browser
  Scenario: Given up
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she cancels the cell
    Then "Name" of the row "3" is closed
    And the item "3" has the "Name" "railways"

  @memory @browser
  Scenario: Undone
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    And she undoes the change
    Then she sees the message "The old value is back"
    And the item "3" has the "Name" "railways"

  @memory
  Scenario: Not undone over what somebody else has written
    Given Clara has signed in
    And she has gone to "Tags"
    When she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    And another user changes "name" of "3" in "tags" to "Spring sea"
    And she undoes the change
    Then she sees the message "Somebody has changed it since; nothing was undone"
    And the item "3" has the "Name" "Spring sea"

  @memory @browser @server
  Scenario: Not written over what somebody else has written, unless it was seen
    Given Clara has signed in
    And she has gone to "Tags"
    When another user changes "name" of "3" in "tags" to "Spring sea"
    And she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then "Name" of the row "3" shows the error "Somebody has changed this to “Spring sea” meanwhile. Enter saves yours in its place, Escape keeps theirs." and holds "Winter sea"
    When she confirms the cell
    Then the item "3" has the "Name" "Winter sea"
    When she undoes the change
    Then the item "3" has the "Name" "Spring sea"

  @memory
  Scenario: What the server refuses stays open, with the reason
    Given Clara has signed in
    And she has gone to "Sections"
    When she writes "Maps" into "Name" of the row "1"
    And she confirms the cell
    Then "Name" of the row "1" shows the error "Value has to be unique" and holds "Maps"
    When she cancels the cell
    Then the item "1" has the "Name" "Journeys"

  @memory
  Scenario: Without a connection nothing that was written is lost
    Given Clara has signed in
    And she has gone to "Tags"
    When the connection is lost
    And she writes "Winter sea" into "Name" of the row "3"
    And she confirms the cell
    Then "Name" of the row "3" shows the error "The server cannot be reached" and holds "Winter sea"
    When the connection is restored
    And she confirms the cell
    Then the item "3" has the "Name" "Winter sea"

  @memory
  Scenario: Relations and keys are not edited in a cell
    Given Clara has signed in
    And she has gone to "Sections"
    Then "Name" of the row "1" can be edited
    And "Parent" of the row "1" cannot be edited

  @memory
  Scenario: Who may not change an item is not offered to
    Given Jun has signed in
    And he has gone to "Tags"
    Then "Name" of the row "3" cannot be edited
