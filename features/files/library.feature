Feature: The file library

  @memory @browser
  Scenario: The library lists the folders, and a folder its files, newest first
    Given Ines has signed in
    When she opens the address "/files"
    Then the heading is "File library"
    And the folders here are "Desk, Landscapes"
    When she opens the folder "Landscapes"
    Then the heading is "Landscapes"
    And 8 items are listed
    And the first card is "Harbour, early"
    And no folder is here

  @memory @browser
  Scenario: The library also lists the files of all folders, and own files
    Given Clara has signed in
    When she opens the address "/files/all"
    Then the heading is "All files"
    And 9 items are listed
    When she opens the address "/files/mine"
    Then the heading is "My files"
    And 9 items are listed

  @memory
  Scenario: Recent files are those of the last five days
    Given Clara has signed in
    When she opens the address "/files/recent"
    Then the heading is "Recent"
    And 1 items are listed
    And the first card is "Harbour, early"

  @memory
  Scenario: Own files are those that the user has uploaded
    Given Ines has signed in
    When she opens the address "/files/mine"
    Then 0 items are listed

  @memory
  Scenario: A search finds files of the open folder only
    Given Ines has signed in
    When she opens the address "/files"
    And she opens the folder "Desk"
    And she searches for "harbour"
    Then she sees the message "No results"

  @memory @browser
  Scenario: The address of all folders leads to the library
    Given Ines has signed in
    When she opens the address "/files/folders"
    Then the address is "/files"

  @memory
  Scenario: Users without permissions see why they cannot change the library
    Given Jun has signed in
    When she opens the address "/files/all"
    Then 9 items are listed
    And she cannot create a folder: "You are not allowed to do this"
    When she shift-clicks the card "House style"
    Then she cannot move the files: "You are not allowed to do this"
    And she cannot delete the selection: "You are not allowed to do this"

  @memory @browser
  Scenario: Selected files move to another folder
    Given Ines has signed in
    When she opens the address "/files"
    And she opens the folder "Landscapes"
    And she shift-clicks the card "Salt flats"
    And she clicks the card "Forest road"
    And she moves the selected files to "Desk"
    Then she sees the message "2 files moved to “Desk”"
    And 6 items are listed
    When she opens the folder "Desk"
    Then 3 items are listed

  @memory
  Scenario: Selected files move out of all folders
    Given Ines has signed in
    When she opens the address "/files/all"
    And she shift-clicks the card "House style"
    And she moves the selected files to "File library"
    Then she sees the message "File moved to the file library"
    When she opens the folder "Desk"
    Then 0 items are listed

  @memory
  Scenario: Several files get the same location, and are deleted
    Given Ines has signed in
    When she opens the address "/files/all"
    And she shift-clicks the card "Salt flats"
    And she clicks the card "House style"
    And she edits the selection
    And she enables "location" in the batch form
    And she changes "location" to "Oslo" in the batch form
    And she saves the batch form
    Then she sees the message "2 items updated"
