Feature: Signing out

  @memory
  Scenario: Signing out leads back to the sign-in page
    Given Clara has signed in
    When she signs out
    Then she is at the sign-in page
    And she sees the message "Signed out"

  @memory @browser
  Scenario: Who has signed out stays out
    Given Clara has signed in
    When she signs out
    And she opens the address "/collections/tags"
    Then she is at the sign-in page

  @memory @browser
  Scenario: The next person finds their own collections, not those of the one before
    Given Ines has signed in
    When she signs out
    And Jun signs in
    Then he sees the collections "Articles, Authors, Issues, Languages, Places, Sections, Tags"

  @memory
  Scenario: A session that the server has ended is told as expired
    Given Jun has signed in
    And he has gone to "Tags"
    When the server deletes all sessions
    And he waits for 20 minutes
    Then he is at the sign-in page
    And he sees the message "Session expired"

  @memory
  Scenario: After an expired session people come back to where they were
    Given Jun has signed in
    And he has gone to "Tags"
    When the server deletes all sessions
    And he waits for 20 minutes
    And Jun signs in
    Then he is at the list "tags"

  @memory
  Scenario: A session that goes on is renewed while people work
    Given Jun has signed in
    And he has gone to "Tags"
    When he waits for 40 minutes
    And he goes to page 2
    Then he sees "26–33 of 33"
