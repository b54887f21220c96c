Feature: Uploads

  @memory @browser @generations
  Scenario: Uploaded files are in the open folder and among those of the user
    Given Ines has signed in
    When she opens the address "/files"
    And she opens the folder "Desk"
    And she uploads "harbour_notes.txt, ferry-times.txt"
    Then she sees the message "2 files uploaded"
    And 3 items are listed
    When she opens the address "/files/mine"
    Then 2 items are listed

  @browser
  Scenario: The demo keeps an uploaded file over a reload
    Given Ines has signed in
    When she opens the address "/files"
    And she uploads "harbour_notes.txt"
    Then she sees the message "File uploaded"
    And the first card is "Harbour Notes: TXT · 22 bytes"
    When she reloads the page
    Then the first card is "Harbour Notes: TXT · 22 bytes"

  @memory
  Scenario: An empty file is refused by its name and reason
    Given Ines has signed in
    When she opens the address "/files"
    And she uploads the empty file "empty.txt"
    Then this was not uploaded: "empty.txt: The file is empty"
    And 2 items are listed
    When she removes the upload "empty.txt" from the list
    Then everything was uploaded

  @memory
  Scenario: An upload without a connection fails and is stored once when it is tried again
    Given Ines has signed in
    When she opens the address "/files"
    And the connection is lost
    And she uploads "ferry-times.txt"
    Then this was not uploaded: "ferry-times.txt: No response from the server"
    When the connection is restored
    And she tries to upload "ferry-times.txt" again
    Then she sees the message "File uploaded"
    And 3 items are listed

  @memory
  Scenario: A contributor, who may not change files, uploads one
    Given Jun has signed in
    When she opens the address "/files/mine"
    And she uploads "ferry-times.txt"
    Then she sees the message "File uploaded"
    And 1 items are listed
