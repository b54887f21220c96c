Feature: The file library

  @memory @browser
  Scenario: The library lists the folders, and a folder its files, newest first
    Given Ines has signed in
    When she opens the address "/files"
    Then the heading is "File library"
    And the folders here are "Desk, Landscapes"
    And 2 items are listed
    When she opens the folder "Landscapes"
    Then the heading is "Landscapes"
    And 6 items are listed
    And the first card is "Harbour, early: SVG · 1200 × 800 · 853 bytes"
    And no folder is here

  @memory
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
    And the first card is "Harbour, early: SVG · 1200 × 800 · 853 bytes"

  @memory
  Scenario: Own files are those that the user has uploaded
    Given Ines has signed in
    When she opens the address "/files/mine"
    Then 0 items are listed
    And she sees the message "You have not uploaded any files yet"

  @memory
  Scenario: A search finds files of the open folder only
    Given Ines has signed in
    When she opens the address "/files"
    And she opens the folder "Desk"
    And she searches for "harbour"
    Then she sees the message "No items match"
    When she clears the search
    Then 1 items are listed

  @memory
  Scenario: The address of all folders leads to the library
    Given Ines has signed in
    When she opens the address "/files/folders"
    Then the address is "/files"

  @memory
  Scenario: Users without permissions see why they cannot change the library
    Given Jun has signed in
    When she opens the address "/files/all"
    Then 9 items are listed
    And she cannot create a folder: "You don't have permission to create folders"
    When she shift-clicks the card "House style"
    Then she cannot move the files: "You don't have permission to move files"
    And she cannot delete the selection: "You don't have permission to do this"

  @memory @browser
  Scenario: Selected files move to another folder
    Given Ines has signed in
    When she opens the address "/files"
    And she opens the folder "Landscapes"
    And she shift-clicks the card "Salt flats"
    And she clicks the card "Forest road"
    And she moves the selected files to "Desk"
    Then she sees the message "2 files moved to “Desk”"
    And 4 items are listed
    When she undoes the last action
    Then she sees the message "2 items restored"
    And 6 items are listed
    When she opens the folder "Desk"
    Then 1 items are listed

  @memory
  Scenario: Selected files move out of all folders, and a folder without files says so
    Given Ines has signed in
    When she opens the address "/files/all"
    And she shift-clicks the card "House style"
    And she moves the selected files to "File library"
    Then she sees the message "File moved to the file library"
    When she opens the folder "Desk"
    Then 0 items are listed
    And she sees the message "No files here"

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

  @memory
  Scenario: A deletion that fails says so, and keeps the files selected
    Given Ines has signed in
    When she opens the address "/files/mine"
    And she uploads "harbour_notes.txt, ferry-times.txt"
    Then 2 items are listed
    When she selects all cards
    And the connection is lost
    And she deletes the selection
    Then the error dialog shows "Deleted: 0 of 2"
    When she closes the error dialog
    Then all cards are selected
    When the connection is restored
    And she deletes the selection
    Then she sees the message "2 items deleted"
    And 0 items are listed

  @memory
  Scenario: A file that is in use is not deleted
    Given Ines has signed in
    When she opens the address "/files/all"
    And she shift-clicks the card "Salt flats"
    And she deletes the selection
    Then the error dialog shows "Deleted: 0 of 1"
    When she closes the error dialog
    Then the cards "Salt flats" are selected

  @memory
  Scenario: All files of a listing are selected and moved
    Given Ines has signed in
    When she opens the address "/files/all"
    And she selects all cards
    Then all cards are selected
    When she moves the selected files to "Desk"
    Then she sees the message "9 files moved to “Desk”"
    And nothing is selected
    When she opens the folder "Desk"
    Then 9 items are listed
