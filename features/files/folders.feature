Feature: Folders of the file library

  Background:
    Given Ines has signed in
    When she opens the address "/files"

  @memory @browser
  Scenario: A folder is created in the open one, renamed and moved
    When she opens the folder "Landscapes"
    And she creates the folder "Winter"
    Then she sees the message "Folder “Winter” created"
    And the folders here are "Winter"
    When she renames the folder "Winter" to "Snow"
    Then the folders here are "Snow"
    When she moves the folder "Snow" to "Desk"
    Then she sees the message "Folder “Snow” moved"
    And no folder is here
    When she opens the folder "Desk"
    Then the folders here are "Snow"
    When she undoes the last action
    Then no folder is here
    When she opens the folder "Landscapes"
    Then the folders here are "Snow"

  @memory
  Scenario: A folder cannot be moved into itself
    When she opens the folder "Landscapes"
    And she creates the folder "Winter"
    Then the folders here are "Winter"
    And the folder "Landscapes" can be moved to "File library, Desk"

  @memory
  Scenario: The contents of a deleted folder move to its parent, where the user is led
    When she opens the folder "Landscapes"
    And she creates the folder "Winter"
    And she deletes the folder "Landscapes"
    Then she sees the message "Folder “Landscapes” deleted"
    And the address is "/files"
    And the folders here are "Desk, Winter"
    And 8 items are listed

  @memory
  Scenario: A deletion that fails is told, and continued
    When the connection is lost
    And she deletes the folder "Landscapes"
    Then the dialog about the folder says "The folder was not deleted, and nothing in it was moved."
    When the connection is restored
    And she continues the deletion of the folder
    Then she sees the message "Folder “Landscapes” deleted"
    And the folders here are "Desk"
