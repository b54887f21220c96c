Feature: Writes to several users

  Background:
    Given Ines has signed in
    When she opens the address "/users"

  @memory
  Scenario: Several users get the same title
    When she shift-clicks the card "Clara Voss"
    And she clicks the card "Petra Novák"
    And she edits the selection
    And she enables "title" in the batch form
    And she changes "title" to "Writer" in the batch form
    And she saves the batch form
    Then she sees the message "2 items updated"

  @memory
  Scenario: Users are deleted after a confirmation
    When she shift-clicks the card "Amara Diallo"
    And she deletes the selection
    Then she sees the message "“Amara Diallo” deleted"
    And 4 items are listed

  @memory
  Scenario: Deleting oneself, the last administrator, is warned of and refused
    When she shift-clicks the card "Ines Halloran"
    And she starts to delete the selection
    Then she is warned: "This includes your own account. You will be signed out and can't sign in again."
    And she is warned: "No other administrator can sign in. The server refuses to delete the last administrator."
    When she confirms the warning
    Then the error dialog shows "Deleted: 0 of 1."
    When she closes the error dialog
    Then 5 items are listed

  @memory
  Scenario: Suspending oneself in a batch is warned of and sent only after the confirmation
    When she shift-clicks the card "Ines Halloran"
    And she clicks the card "Clara Voss"
    And she edits the selection
    And she enables "status" in the batch form
    And she changes "status" to "suspended" in the batch form
    And she saves the batch form
    Then she is warned: "This includes your own account. You will be signed out and can't sign in again until an administrator activates it."
    And she is warned: "No other administrator can sign in. After this, no one can administer the project."
    And nothing is sent
    When she confirms the warning
    Then she sees the message "2 items updated"
